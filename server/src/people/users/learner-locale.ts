import { Injectable } from '@nestjs/common';
import { decideLocale, type RequestedLocale } from '@server/platform/locale';
import { DEFAULT_LOCALE, type Locale } from '@shared/locales';
import { DataSource } from 'typeorm';

/** Which language a learner reads. */
@Injectable()
export class LearnerLocale {
  constructor(private readonly dataSource: DataSource) {}

  /** The request's `lang`, else the account's language, else what the browser prefers. */
  async of(userId: string | undefined, request: RequestedLocale): Promise<Locale> {
    const isOpen = request.asked === undefined && userId !== undefined;
    return decideLocale(request, isOpen ? await this.stored(userId) : null);
  }

  /** For what nobody asked for just now, such as a mail. */
  async ofAccount(userId: string): Promise<Locale> {
    return (await this.stored(userId)) ?? DEFAULT_LOCALE;
  }

  /** Skips TypeORM's mapping, which costs more than the query. */
  private async stored(userId: string): Promise<Locale | null> {
    const rows: { locale: Locale | null }[] = await this.dataSource
      .sql`SELECT locale FROM users WHERE id = ${userId}`;
    return rows[0]?.locale ?? null;
  }
}
