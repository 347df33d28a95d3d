import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { Database, newId } from '@server/platform/database';
import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';
import { DataSource, type EntityManager } from 'typeorm';
import { PendingPushEntity } from './pending-push.entity';
import { PushDeviceEntity } from './push-device.entity';
import { IS_PUSH_SERVICE } from './push-services';

/** A learner with more has forgotten the oldest. */
const MAX_DEVICES = 10;

export interface NewPushDevice {
  userId: string;
  sessionId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The browsers that learners have allowed to show notifications. */
@Injectable()
export class PushDevices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(IS_PUSH_SERVICE) private readonly isPushService: (endpoint: string) => boolean,
  ) {}

  /**
   * A browser belongs to the learner who set it up last.
   * @throws DomainError `unprocessable` if the endpoint isn't a push service's.
   */
  async add({ endpoint, ...device }: NewPushDevice): Promise<void> {
    if (!this.isPushService(endpoint)) throw new DomainError('unprocessable', text('push.unsupported'));
    await this.database.transaction(async ({ manager }) => {
      await manager.delete(PushDeviceEntity, { endpoint });
      const older = await manager.find(PushDeviceEntity, {
        where: { userId: device.userId },
        order: { createdAt: 'DESC' },
        skip: MAX_DEVICES - 1,
        take: MAX_DEVICES,
      });
      if (older.length > 0) await manager.remove(older);
      const row = { id: newId(), ...device, endpoint, createdAt: this.clock.now() };
      await manager.insert(PushDeviceEntity, row);
    });
  }

  async remove(userId: string, endpoint: string): Promise<void> {
    await this.dataSource.manager.delete(PushDeviceEntity, { userId, endpoint });
  }

  /** Forgets a device that has unsubscribed, with what it was still to get. */
  async forget(id: string): Promise<void> {
    await this.database.transaction(async ({ manager }) => {
      await manager.delete(PushDeviceEntity, { id });
      await manager.delete(PendingPushEntity, { deviceId: id });
    });
  }

  /** Where the learner is still signed in. */
  async idsOf(userId: string, manager: EntityManager = this.dataSource.manager): Promise<string[]> {
    const rows = await manager.sql<Array<{ id: string }>>`
      SELECT d.id FROM push_devices d JOIN sessions s ON s.id = d.session_id
      WHERE d.user_id = ${userId} AND s.user_id = ${userId} AND s.ended_at IS NULL`;
    return rows.map(({ id }) => id);
  }

  async countOf(userId: string): Promise<number> {
    return (await this.idsOf(userId)).length;
  }
}
