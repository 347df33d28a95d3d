import { Module, type OnApplicationShutdown } from '@nestjs/common';
import { OutputQueryThreads } from './output-query-threads';

/** Provides the queries of terminal lessons. Their threads start with the first query and end with the server. */
@Module({
  providers: [{ provide: OutputQueryThreads, useFactory: () => new OutputQueryThreads() }],
  exports: [OutputQueryThreads],
})
export class OutputQueriesModule implements OnApplicationShutdown {
  constructor(private readonly queries: OutputQueryThreads) {}

  onApplicationShutdown(): void {
    this.queries.close();
  }
}
