import { Injectable } from '@nestjs/common';
import { Audit } from '@server/operations/audit';
import { SiteInvitationEntity } from '@server/operations/site-settings';
import { UserEntity } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { Database, insertOnce, newId } from '@server/platform/database';
import { DomainError } from '@server/platform/errors';
import { MAX_INVITATIONS_AT_ONCE } from '@shared/contracts';
import { text } from '@shared/texts';
import { In } from 'typeorm';
import { type ListedLine, readEmailList } from './email-list';
import { SiteInvitationSent } from './setup.events';

export interface CheckedLine extends Omit<ListedLine, 'problem'> {
  problem: ListedLine['problem'] | 'has-account' | 'invited';
}

/** Invites many addresses at once: a class, a team. */
@Injectable()
export class InvitationList {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * What `invite` would do now, line by line.
   * @throws DomainError `invalid` for more addresses than can be invited at once.
   */
  async preview(list: string): Promise<CheckedLine[]> {
    const lines = readEmailList(list);
    const emails = lines.flatMap(({ email, problem }) => (email && problem === null ? [email] : []));
    if (emails.length > MAX_INVITATIONS_AT_ONCE)
      throw new DomainError(
        'invalid',
        text('setup.too-many-invitations', { max: MAX_INVITATIONS_AT_ONCE, count: emails.length }),
      );
    const { manager } = this.database.dataSource;
    const [accounts, invitations] = await Promise.all([
      manager.find(UserEntity, { select: { email: true }, where: { email: In(emails) } }),
      manager.find(SiteInvitationEntity, { select: { email: true }, where: { email: In(emails) } }),
    ]);
    const members = new Set(accounts.map(({ email }) => email));
    const invited = new Set(invitations.map(({ email }) => email));
    return lines.map((line) => {
      if (line.problem !== null || line.email === null) return line;
      if (members.has(line.email)) return { ...line, problem: 'has-account' };
      return invited.has(line.email) ? { ...line, problem: 'invited' } : line;
    });
  }

  /** Emails those who can be invited, and returns how many they are. @throws like `preview`. */
  async invite(adminId: string, list: string): Promise<number> {
    const lines = await this.preview(list);
    const emails = lines.flatMap(({ email, problem }) => (email && problem === null ? [email] : []));
    if (emails.length === 0) throw new DomainError('invalid', text('setup.nobody-to-invite'));
    return this.database.transaction(async (tx) => {
      let invited = 0;
      const createdAt = this.clock.now();
      for (const email of emails) {
        const id = newId(createdAt.getTime());
        // Somebody else may have invited them since.
        if (!(await insertOnce(tx, SiteInvitationEntity, { id, createdAt, email, adminId }))) continue;
        tx.emit(SiteInvitationSent, { invitationId: id });
        invited += 1;
      }
      const details = { description: `${invited} addresses` };
      await this.audit.record(tx, { adminId, action: 'import-invitations', subject: 'site', details });
      return invited;
    });
  }
}
