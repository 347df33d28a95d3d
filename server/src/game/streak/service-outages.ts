import { Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { Database, insertOnce, type Transaction } from '@server/platform/database';
import { FORGIVEN_OUTAGE_MS } from '@shared/rules/streak';
import { DataSource, type EntityManager } from 'typeorm';
import { ServiceHeartbeatEntity, ServiceOutageEntity } from './service-outage.entity';

const ONLY_ROW = 1;

interface Period {
  startedAt: number;
  endedAt: number;
}

/** When the service was down, seen from gaps between heartbeats. */
@Injectable()
export class ServiceOutages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The service is running. A long gap since the last time becomes an outage. */
  async beat(): Promise<void> {
    const beatAt = this.clock.now();
    await this.database.transaction(async (tx) => {
      const last = await tx.manager.findOneBy(ServiceHeartbeatEntity, { id: ONLY_ROW });
      if (!last) return void (await insertOnce(tx, ServiceHeartbeatEntity, { id: ONLY_ROW, beatAt }));
      if (beatAt <= last.beatAt) return;
      if (beatAt.getTime() - last.beatAt.getTime() > FORGIVEN_OUTAGE_MS)
        await insertOnce(tx, ServiceOutageEntity, { startedAt: last.beatAt, endedAt: beatAt });
      await tx.manager.update(ServiceHeartbeatEntity, { id: ONLY_ROW }, { beatAt });
    });
  }

  /** Declares one that heartbeats can't show: the service was running, but nobody could reach it. */
  async add(tx: Transaction, outage: ServiceOutageEntity): Promise<void> {
    await insertOnce(tx, ServiceOutageEntity, outage);
  }

  /** The newest first. */
  newest(count: number): Promise<ServiceOutageEntity[]> {
    return this.dataSource.manager.find(ServiceOutageEntity, { order: { startedAt: 'DESC' }, take: count });
  }

  /** Whether the service was down for long enough between two times to forgive that day. */
  async forgives(from: Date, to: Date, manager: EntityManager): Promise<boolean> {
    const [start, end] = [from.getTime(), to.getTime()];
    // Right after an outage, days may be decided before the next heartbeat: the time since the last one counts, too.
    const periods: Period[] = await manager.sql`
      SELECT started_at AS "startedAt", ended_at AS "endedAt" FROM service_outages
      WHERE started_at < ${end} AND ended_at > ${start}
      UNION ALL
      SELECT beat_at, ${this.clock.now().getTime()} FROM service_heartbeats
      WHERE beat_at < ${this.clock.now().getTime() - FORGIVEN_OUTAGE_MS}`;
    const downMs = periods.reduce(
      (sum, period) =>
        sum + Math.max(0, Math.min(Number(period.endedAt), end) - Math.max(Number(period.startedAt), start)),
      0,
    );
    return downMs > FORGIVEN_OUTAGE_MS;
  }
}
