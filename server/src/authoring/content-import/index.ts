export { ContentFiles } from './content-files';
export { CONTENT_ENTITIES, ContentImportModule } from './content-import.module';
export { ContentImporter, type ContentImportSettings, type LastImport } from './content-importer';
export { ContentRefused, ImportContent } from './import-content';
export { type ContentProblem, formatProblems } from './problem';
export { readBosses } from './read-bosses';
export { lessonFolderOf, readContent } from './read-content';
export type { ImportCounts } from './sync-rows';
export { UniqueNames } from './unique-names';
