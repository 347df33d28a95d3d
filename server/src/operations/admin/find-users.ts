import { Injectable } from '@nestjs/common';
import { PAGE_SIZE } from '@server/operations/audit';
import { UserEntity } from '@server/people/users';
import { DataSource } from 'typeorm';

/** Accounts by what an admin knows about them. */
@Injectable()
export class FindUsers {
  constructor(private readonly dataSource: DataSource) {}

  /** At most 50 whose handle, email or full name contains `search`, the newest first. */
  execute(search: string, after: string | undefined): Promise<UserEntity[]> {
    const query = this.dataSource.manager.createQueryBuilder(UserEntity, 'user');
    if (search !== '') {
      const pattern = `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
      query.where(
        `(user.handle LIKE :pattern ESCAPE '\\' OR user.email LIKE :pattern ESCAPE '\\'
          OR LOWER(user.firstName || ' ' || user.lastName) LIKE :pattern ESCAPE '\\')`,
        { pattern },
      );
    }
    if (after !== undefined) query.andWhere('user.id < :after', { after });
    return query.orderBy('user.id', 'DESC').limit(PAGE_SIZE).getMany();
  }
}
