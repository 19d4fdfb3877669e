// `npm run check -- ledger`: whether every balance of stock is the sum of its movements.
import { openStore } from '#platform/open-store.ts'
import { ConfigError, readConfig } from '#platform/config.ts'
import { SchemaError } from '#database/schema-error.ts'
import { differenceWords, ledgerDifferences } from '#ledger/check-ledger.ts'

async function main(): Promise<number> {
  const [name, ...rest] = process.argv.slice(2)
  if (name !== 'ledger' || rest.length > 0) return complain('Usage: npm run check -- ledger')
  const started: (() => Promise<unknown>)[] = []
  try {
    const { database } = await openStore(readConfig(process.env, process.cwd()), (stop) => started.push(stop))
    const differences = await ledgerDifferences(database.db)
    if (differences.length > 0) return complain(differences.map(differenceWords).join('\n'))
    console.log('Every balance of stock is the sum of its movements.')
    return 0
  } catch (error) {
    if (error instanceof ConfigError || error instanceof SchemaError) return complain(error.message)
    throw error
  } finally {
    for (const stop of started.toReversed()) await stop()
  }
}

function complain(message: string): number {
  console.error(message)
  return 1
}

process.exitCode = await main()
