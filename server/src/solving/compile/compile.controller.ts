import { Controller, Res } from '@nestjs/common';
import { Access } from '@server/people/access';
import { Input, RateLimit, Serve, UserId } from '@server/platform/http';
import type { CompileBody, CompileFailure, InputOf } from '@shared/contracts';
import * as contract from '@shared/contracts';
import type { FastifyReply } from 'fastify';
import { CompilePrograms } from './compile.policy';
import { presentFaults } from './compile.presenter';
import { CompileProgram } from './compile-program';

const PER_MINUTE = 40;
const MINUTE_MS = 60_000;

@Controller()
export class CompileController {
  constructor(
    private readonly compile: CompileProgram,
    private readonly access: Access,
  ) {}

  @Serve(contract.compileGo)
  @RateLimit(PER_MINUTE, MINUTE_MS)
  async compileGo(
    @Input() { body }: InputOf<typeof contract.compileGo>,
    @UserId() userId: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer | CompileFailure> {
    await this.access.require(userId, CompilePrograms);
    return this.answer('go', body, reply);
  }

  @Serve(contract.compileC)
  @RateLimit(PER_MINUTE, MINUTE_MS)
  async compileC(
    @Input() { body }: InputOf<typeof contract.compileC>,
    @UserId() userId: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer | CompileFailure> {
    await this.access.require(userId, CompilePrograms);
    return this.answer('c', body, reply);
  }

  private async answer(
    language: 'c' | 'go',
    body: CompileBody,
    reply: FastifyReply,
  ): Promise<Buffer | CompileFailure> {
    const files = body.files.map(({ Name, Content }) => ({ name: Name, content: Content }));
    const compiled = await this.compile.execute({ language, files, withTests: body.withSubmit });
    if (compiled.kind === 'faults') return presentFaults(compiled.faults);
    reply.type('application/wasm');
    return compiled.artifact;
  }
}
