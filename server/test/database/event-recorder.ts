import { type EmittedEvent, type EventDefinition, EventSink } from '@server/platform/database';

/** Records the events of committed transactions, with or without subscribers. */
export class EventRecorder {
  private emitted: EmittedEvent[] = [];

  around(sink: EventSink): EventSink {
    return {
      append: (manager, events) => sink.append(manager, events),
      committed: (events) => {
        this.emitted.push(...events);
        sink.committed(events);
      },
    };
  }

  of<Payload>({ name }: EventDefinition<Payload>): Payload[] {
    return this.emitted.filter(({ event }) => event.name === name).map(({ payload }) => payload as Payload);
  }

  forget(): void {
    this.emitted = [];
  }
}
