import { Controller, UseGuards } from '@nestjs/common';
import { PAGE_SIZE } from '@server/operations/audit';
import { presentSite } from '@server/operations/site-settings';
import { AdminsOnly } from '@server/people/users';
import { Input, RateLimit, Serve, UploadedFile, UserId } from '@server/platform/http';
import type { InputOf, ReplyOf, Site } from '@shared/contracts';
import * as contract from '@shared/contracts';
import { MAX_IMAGE_BYTES } from '@shared/rules/profile';
import { ChangeSite } from './change-site';
import { InvitationList } from './invitation-list';
import { Invitations } from './invitations';

const MINUTE_MS = 60_000;

/** What admins set for the whole site (docs/hosting.md). */
@Controller()
@UseGuards(AdminsOnly)
export class SiteAdminController {
  constructor(
    private readonly site: ChangeSite,
    private readonly invitations: Invitations,
    private readonly invitationList: InvitationList,
  ) {}

  @Serve(contract.changeSite)
  async change(
    @Input() { body }: InputOf<typeof contract.changeSite>,
    @UserId() adminId: string,
  ): Promise<Site> {
    return presentSite(await this.site.execute(adminId, body));
  }

  @Serve(contract.setSiteLogo)
  @RateLimit(20, MINUTE_MS)
  async setLogo(@UploadedFile(MAX_IMAGE_BYTES) image: Buffer, @UserId() adminId: string): Promise<Site> {
    return presentSite(await this.site.setLogo(adminId, image));
  }

  @Serve(contract.removeSiteLogo)
  async removeLogo(@UserId() adminId: string): Promise<Site> {
    return presentSite(await this.site.removeLogo(adminId));
  }

  @Serve(contract.listInvitations)
  async list(
    @Input() { query }: InputOf<typeof contract.listInvitations>,
  ): Promise<ReplyOf<typeof contract.listInvitations>> {
    const invitations = await this.invitations.list(query.after);
    return {
      Invitations: invitations.map(({ id, createdAt, email }) => ({
        UUID: id,
        CreatedAt: createdAt.toISOString(),
        Email: email,
      })),
      HasMore: invitations.length === PAGE_SIZE,
    };
  }

  @Serve(contract.invite)
  @RateLimit(60, MINUTE_MS)
  async invite(
    @Input() { body }: InputOf<typeof contract.invite>,
    @UserId() adminId: string,
  ): Promise<object> {
    await this.invitations.invite(adminId, body.email);
    return {};
  }

  @Serve(contract.previewInvitations)
  @RateLimit(60, MINUTE_MS)
  async previewList(
    @Input() { body }: InputOf<typeof contract.previewInvitations>,
  ): Promise<ReplyOf<typeof contract.previewInvitations>> {
    const lines = await this.invitationList.preview(body.text);
    return {
      Lines: lines.map(({ line, text, email, problem }) => ({
        Line: line,
        Text: text,
        Email: email,
        Problem: problem,
      })),
      NumAccepted: lines.filter(({ problem }) => problem === null).length,
    };
  }

  @Serve(contract.importInvitations)
  @RateLimit(10, MINUTE_MS)
  async importList(
    @Input() { body }: InputOf<typeof contract.importInvitations>,
    @UserId() adminId: string,
  ): Promise<ReplyOf<typeof contract.importInvitations>> {
    return { NumInvited: await this.invitationList.invite(adminId, body.text) };
  }

  @Serve(contract.withdrawInvitation)
  async withdraw(
    @Input() { params }: InputOf<typeof contract.withdrawInvitation>,
    @UserId() adminId: string,
  ): Promise<object> {
    await this.invitations.withdraw(adminId, params.id);
    return {};
  }
}
