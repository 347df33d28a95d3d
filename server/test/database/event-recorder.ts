import { type EventDefinition, Outbox, type OutboxBatch } from '@server/platform/database';

interface Emitted {
  event: string;
  payload: unknown;
}

/** Remembers what committed transactions have emitted, whether anybody listens or not. */
export class EventRecorder {
  private emitted: Emitted[] = [];

  around(outbox: Outbox): Outbox {
    return new RecordingOutbox(outbox, (events) => this.emitted.push(...events));
  }

  of<Payload>(event: EventDefinition<Payload>): Payload[] {
    return this.emitted.filter((one) => one.event === event.name).map((one) => one.payload as Payload);
  }

  forget(): void {
    this.emitted = [];
  }
}

class RecordingOutbox extends Outbox {
  constructor(
    private readonly outbox: Outbox,
    private readonly keep: (events: Emitted[]) => void,
  ) {
    super();
  }

  openBatch(): OutboxBatch {
    const batch = this.outbox.openBatch();
    const events: Emitted[] = [];
    return {
      add: (event, payload) => {
        batch.add(event, payload);
        events.push({ event: event.name, payload });
      },
      write: (manager) => batch.write(manager),
      committed: () => {
        this.keep(events);
        batch.committed();
      },
    };
  }
}
