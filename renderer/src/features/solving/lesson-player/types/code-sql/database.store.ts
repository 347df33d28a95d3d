import type { ResultTable } from '@web/features/solving/workbench';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { DatabaseTable, LessonDatabase } from './schema';

/** The lesson's database as the panel shows it: its tables, and the first rows of one of them. */
export class DatabaseStore {
  status: 'idle' | 'loading' | 'ready' | 'failed' = 'idle';
  tables: readonly DatabaseTable[] = [];
  shown: DatabaseTable | null = null;
  /** Null while they are loading. */
  rows: ResultTable | null = null;

  constructor(private readonly open: () => LessonDatabase) {
    makeAutoObservable<this, 'open'>(this, {
      open: false,
      rows: observableRef,
      shown: observableRef,
      tables: observableRef,
    });
  }

  /** Reads the tables, unless they are there already. */
  async load(): Promise<void> {
    if (this.status === 'loading' || this.status === 'ready') return;
    this.status = 'loading';
    await this.attempt(async () => {
      const tables = await this.open().tables();
      runInAction(() => {
        this.tables = tables;
        this.status = 'ready';
      });
      if (tables[0]) await this.show(tables[0].name);
    });
  }

  async show(name: string): Promise<void> {
    const table = this.tables.find((each) => each.name === name);
    if (!table) return;
    this.shown = table;
    this.rows = null;
    await this.attempt(async () => {
      const rows = await this.open().rows(name);
      runInAction(() => {
        // Another table may have been opened in the meantime.
        if (this.shown === table) this.rows = rows;
      });
    });
  }

  private async attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      console.error(error);
      runInAction(() => {
        this.status = 'failed';
      });
    }
  }
}
