// A process that uses the embedded PostgreSQL of the given folder until it is told to stop.
import { startEmbeddedPostgres } from '#database/embedded-postgres.ts'

const embedded = await startEmbeddedPostgres(process.argv[2] ?? '')
console.log(JSON.stringify({ home: embedded.home, connection: embedded.connection }))
setInterval(() => {}, 1_000)
process.once('SIGTERM', () => void embedded.stop().then(() => process.exit(0)))
