import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Locale } from '@shared/locales';
import type { EmailedType } from '@shared/rules/notification-preferences';

/** What a section has to say tonight. Plain text. */
export interface DigestPart {
  /** The email's subject, if it comes first. */
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  action: { label: string /** In the app. */; path: string };
}

/** Whom an evening's email is for, and in which language. */
export interface DigestReader {
  userId: string;
  now: Date;
  locale: Locale;
}

/** A part of the evening's email. Features provide subclasses, which are discovered at startup. */
export abstract class DigestSection {
  /** Learners choose it by this type. */
  abstract readonly type: EmailedType;
  /** Lower comes first. */
  abstract readonly order: number;

  /** Null if there's nothing to say. */
  abstract read(reader: DigestReader): Promise<DigestPart | null>;
}

/** All sections, in order. */
@Injectable()
export class DigestSections implements OnModuleInit {
  private sections: readonly DigestSection[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    this.use(
      this.discovery
        .getProviders()
        .map(({ instance }) => instance as unknown)
        .filter((instance) => instance instanceof DigestSection),
    );
  }

  use(sections: Iterable<DigestSection>): void {
    this.sections = [...new Set(sections)].sort((a, b) => a.order - b.order);
  }

  async read(reader: DigestReader, types: readonly EmailedType[]): Promise<DigestPart[]> {
    const parts = await Promise.all(
      this.sections.filter(({ type }) => types.includes(type)).map((section) => section.read(reader)),
    );
    return parts.filter((part) => part !== null);
  }
}
