export { CONTENT_ENTITIES, ContentImportModule } from './content-import.module';
export { ContentImporter, type ContentImportSettings } from './content-importer';
export { ContentRefused, ImportContent } from './import-content';
export { type ContentProblem, formatProblems } from './problem';
export { lessonFolderOf, readContent } from './read-content';
export type { ImportCounts } from './sync-rows';
