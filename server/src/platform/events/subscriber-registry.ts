import type { EventSubscriber } from './event-subscriber';

/** Who listens to what in this process. Filled at start, before the first event is emitted. */
export class SubscriberRegistry {
  private readonly byName = new Map<string, EventSubscriber>();
  private readonly byEvent = new Map<string, EventSubscriber[]>();

  register<Payload>(subscriber: EventSubscriber<Payload>): void {
    const known = subscriber as EventSubscriber;
    if (this.byName.has(known.name)) throw new Error(`Two event subscribers are called ${known.name}.`);
    this.byName.set(known.name, known);
    this.byEvent.set(known.event.name, [...this.of(known.event.name), known]);
  }

  of(event: string): readonly EventSubscriber[] {
    return this.byEvent.get(event) ?? [];
  }

  find(name: string): EventSubscriber | undefined {
    return this.byName.get(name);
  }

  names(): string[] {
    return [...this.byName.keys()];
  }
}
