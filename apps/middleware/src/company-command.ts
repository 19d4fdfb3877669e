import { parseArgs } from 'node:util'
import { openStore } from './boot.ts'
import { createCompany } from './company.ts'
import { readConfig } from './config.ts'
import { migrate } from './database/migrate.ts'
import { generatePassword } from './session/passwords.ts'

const USAGE = 'Usage: npm run company -- create CODE [--name "Name of the company"]'

/** `npm run company -- create CODE`: a real company with one user, admin, whose password is shown once. */
async function main(): Promise<number> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { name: { type: 'string' } } })
  const [command, code = '', ...rest] = positionals
  if (command !== 'create' || rest.length > 0) return complain(USAGE)
  if (!/^[a-z][a-z0-9-]{1,29}$/.test(code)) {
    return complain('CODE must be 2 to 30 small letters, digits and dashes, and begin with a letter.')
  }
  const started: (() => Promise<unknown>)[] = []
  try {
    const { database } = await openStore(readConfig(process.env, process.cwd()), (stop) => started.push(stop))
    await migrate(database.db)
    const password = generatePassword()
    const users = [{ userName: 'admin', name: 'Administrator', roleID: 2 }]
    await createCompany(database.db, { code, name: values.name ?? code, isDemo: false, password, users, roles: [] })
    console.log(`Company ${code} is ready. Sign in as user admin with password ${password} (shown only now).`)
    return 0
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return complain(`There already is a company ${code}.`)
    throw error
  } finally {
    for (const stop of started.toReversed()) await stop()
  }
}

const UNIQUE_VIOLATION = '23505'

function complain(message: string): number {
  console.error(message)
  return 1
}

process.exitCode = await main()
