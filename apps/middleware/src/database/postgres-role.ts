import pg from 'pg'

/** The user of the server and its commands: owns the database, but is no superuser. */
export const APPLICATION = 'greenroom_app'

/**
 * Creates the application's user, and gives it the database and everything that the superuser made in it before there was
 * one: all of it or nothing.
 */
export async function createApplicationRole(superuser: pg.ClientConfig, password: string) {
  const client = new pg.Client(superuser)
  await client.connect()
  try {
    const { rows } = await client.query('select from pg_roles where rolname = $1', [APPLICATION])
    if (rows.length > 0) return
    await client.query('begin')
    const create = `select format('create role %I login password %L', $1::text, $2::text) as statement`
    const give = `select format('alter database %I owner to %I', current_database(), $1::text) as statement`
    await runAll(client, create, [APPLICATION, password])
    await runAll(client, give, [APPLICATION])
    await runAll(client, OBJECTS, [APPLICATION])
    await client.query('commit')
  } finally {
    await client.end()
  }
}

/** Runs the statements that a query answers. */
async function runAll(client: pg.Client, query: string, values: string[]) {
  const { rows } = await client.query<{ statement: string }>(query, values)
  for (const { statement } of rows) await client.query(statement)
}

/** Each schema, then what is in it. What belongs to an extension keeps its owner, and a table's sequence follows the table. */
const OBJECTS = `
  with part as (
    select classid, objid from pg_depend
      where deptype = 'e' or (deptype in ('a', 'i') and objid in (select oid from pg_class where relkind = 'S'))
  ), object as (
    select 'pg_class'::regclass::oid as class, oid, relnamespace as space, 1 as turn,
      format('%s %I.%I', case relkind when 'S' then 'sequence' when 'v' then 'view' else 'table' end,
        relnamespace::regnamespace, relname) as name
      from pg_class where relkind in ('r', 'p', 'v', 'S')
    union all
    select 'pg_proc'::regclass, oid, pronamespace, 2, 'routine ' || oid::regprocedure::text from pg_proc
    union all
    select 'pg_type'::regclass, oid, typnamespace, 2, 'type ' || oid::regtype::text from pg_type where typtype in ('e', 'd')
    union all
    select 'pg_namespace'::regclass, oid, oid, 0, format('schema %I', nspname) from pg_namespace
  )
  select format('alter %s owner to %I', name, $1::text) as statement
    from object join pg_namespace on pg_namespace.oid = space
    where nspname in ('public', 'pgboss') and not exists (
      select from part where part.classid = object.class and part.objid = object.oid
    )
    order by turn`
