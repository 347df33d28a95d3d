/**
 * A language model, if the settings name one: messages and tools go in, text and calls of tools come out piece by piece.
 * What learners use of it is counted (docs/interviews.md).
 */
export {
  LANGUAGE_MODEL,
  type LanguageModel,
  ModelBusy,
  type ModelMessage,
  type ModelPart,
  type ModelRequest,
  type ModelTool,
  type ModelUsage,
  SchemaRefused,
  type ToolCall,
} from './language-model';
export { LanguageModelModule } from './language-model.module';
export type { LanguageModelSettings } from './language-model.settings';
export { ModelBudgetEntity } from './model-budget.entity';
export { BudgetUsedUp } from './model-budgets';
