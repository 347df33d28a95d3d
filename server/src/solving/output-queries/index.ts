export { OutputQueriesModule } from './output-queries.module';
export { OutputQueryThreads } from './output-query-threads';
