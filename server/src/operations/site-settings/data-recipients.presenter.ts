import type { Settings } from '@server/platform/config';
import type { DataRecipients } from '@shared/contracts';

export type RecipientSettings = Pick<
  Settings,
  'languageModel' | 'github' | 'google' | 'discord' | 'smtpUrl' | 'redisUrl'
>;

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
