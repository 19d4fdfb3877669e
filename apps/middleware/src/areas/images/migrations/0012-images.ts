import type { Migration } from '#database/migrate.ts'

/** Pictures, and the galleries of items. */
export const migration: Migration = {
  name: '0012-images',
  statements: [
    // The bytes lie in the blob store, under the hash of them that image_id is.
    `create table image (
      company_code text not null references company,
      image_id text not null,
      width integer not null,
      height integer not null,
      used_at timestamptz not null,
      primary key (company_code, image_id)
    )`,
    `create index image_by_use on image (company_code, used_at)`,
    `create table item_image (
      company_code text not null,
      item_id text not null,
      image_id text not null,
      position smallint not null,
      alt_text text not null,
      primary key (company_code, item_id, image_id),
      foreign key (company_code, item_id) references item,
      foreign key (company_code, image_id) references image
    )`,
    `create index item_image_by_image on item_image (company_code, image_id)`,
  ],
}
