import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SpreeEntity } from './spree.entity';

const NO_SPREE = { length: 0, longest: 0 };

@Injectable()
export class GetSpree {
  constructor(private readonly dataSource: DataSource) {}

  async execute(userId: string): Promise<Pick<SpreeEntity, 'length' | 'longest'>> {
    return (await this.dataSource.manager.findOneBy(SpreeEntity, { userId })) ?? NO_SPREE;
  }
}
