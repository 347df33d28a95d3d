import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { text } from '@shared/texts';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors';
import { endpointOf } from './serve';

/**
 * The file of a call with an `upload`: the first one of its form. Like a body it's read after the guards.
 * Parameter: how many bytes it may have.
 */
export const UploadedFile = createParamDecorator(async (maxBytes: number, context: ExecutionContext) => {
  const field = endpointOf(context)?.upload;
  if (!field) throw new Error('@UploadedFile() is for handlers that @Serve() an endpoint with an upload.');
  return readUpload(context.switchToHttp().getRequest<FastifyRequest>(), field, maxBytes);
});

/** @throws DomainError `too-large`, or `invalid` if there's no such file. */
export async function readUpload(request: FastifyRequest, field: string, maxBytes: number): Promise<Buffer> {
  try {
    const file = await request.file({ limits: { fileSize: maxBytes, files: 1, parts: 5 } });
    if (file?.fieldname !== field) throw noFile();
    return await file.toBuffer();
  } catch (error) {
    if (error instanceof DomainError) throw error;
    if ((error as { statusCode?: unknown }).statusCode === 413) throw fileTooLarge(maxBytes);
    throw noFile(error); // not a form, or one that was cut off
  }
}

const noFile = (cause?: unknown) => new DomainError('invalid', text('upload.no-file'), { cause });

const fileTooLarge = (maxBytes: number) =>
  new DomainError('too-large', text('upload.too-large', { count: maxBytes / 1024 / 1024 }));
