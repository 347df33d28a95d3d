import { Global, Module } from '@nestjs/common';
import { SETTINGS, type Settings } from '../config';
import { Invalidations } from './invalidations';
import { RedisInvalidations } from './redis-invalidations';

/** Global: Invalidations, for one process or, with REDIS_URL, for all. */
@Global()
@Module({
  providers: [
    {
      provide: Invalidations,
      useFactory: ({ redisUrl }: Pick<Settings, 'redisUrl'>) =>
        redisUrl ? new RedisInvalidations(redisUrl) : new Invalidations(),
      inject: [SETTINGS],
    },
  ],
  exports: [Invalidations],
})
export class CacheModule {}
