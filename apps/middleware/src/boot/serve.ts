import { boot } from './boot.ts'
import { ConfigError, readConfig } from '#platform/config.ts'
import { SchemaError } from '#database/schema-error.ts'

/** Starts the server, prints who can sign in and where, and stops on Ctrl+C or SIGTERM. */
try {
  const config = readConfig(process.env, process.cwd())
  const { demoPassword, hasCompany, stop } = await boot(config)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      stop().then(
        () => process.exit(0),
        (error: unknown) => fail(error),
      )
    })
  }
  if (demoPassword) console.log(`Demo sign-in: company demo, user admin, password ${demoPassword}`)
  if (!hasCompany) console.log('There is no company yet. Create one: npm run company -- create CODE')
  const host = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(config.host) ? 'localhost' : config.host
  console.log(`Greenroom is ready: http://${host}:${config.port}`)
} catch (error) {
  fail(error)
}

function fail(error: unknown): never {
  const { code, port } = error as { code?: string; port?: number }
  if (error instanceof ConfigError || error instanceof SchemaError) console.error(error.message)
  else if (code === 'EADDRINUSE') {
    console.error(`Port ${port} is taken, perhaps by a Greenroom that already runs. Stop it, or set PORT.`)
  } else if (code === 'ECONNREFUSED') console.error(`The database of DATABASE_URL does not answer: ${String(error)}`)
  else console.error(error)
  process.exit(1)
}
