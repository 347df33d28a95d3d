import type { Configured, Settings } from '@server/platform/config';
import type { LanguageModelSettings } from '@server/platform/language-model';
import type { MailSettings } from '@server/platform/mail';
import type { DataRecipients } from '@shared/contracts';

export type RecipientSettings = Configured<'github' | 'google' | 'discord'> &
  Pick<LanguageModelSettings, 'languageModel'> &
  Pick<MailSettings, 'smtpUrl'> &
  Pick<Settings, 'redisUrl'>;

/** Who else gets data of learners, as far as settings decide it; nothing secret of them. */
export const presentDataRecipients = (settings: RecipientSettings): DataRecipients => ({
  LanguageModel: settings.languageModel
    ? { Model: settings.languageModel.model, Host: new URL(settings.languageModel.baseUrl).hostname }
    : null,
  Github: settings.github !== undefined,
  Google: settings.google !== undefined,
  Discord: settings.discord !== undefined,
  EmailProvider: settings.smtpUrl !== undefined,
  Runners: settings.redisUrl !== undefined,
});
