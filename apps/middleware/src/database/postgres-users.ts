import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isAlive, startTimeOf } from './processes.ts'

/**
 * Several processes may use one database directory: a second start, a company command, tests. Each registers itself in
 * `postgres.users`; the last one to leave stops the database. Killed processes are recognized by their ID and start
 * time.
 */
export function joinUsers(home: string) {
  mkdirSync(folderIn(home), { recursive: true })
  writeFileSync(join(folderIn(home), String(process.pid)), startTimeOf(process.pid))
}

/** Unregisters this process and returns whether others still use the database. */
export function leaveUsers(home: string): boolean {
  rmSync(join(folderIn(home), String(process.pid)), { force: true })
  return readdirSync(folderIn(home)).filter((name) => isStillThere(join(folderIn(home), name), Number(name))).length > 0
}

const folderIn = (home: string) => join(home, 'postgres.users')

function isStillThere(note: string, pid: number): boolean {
  if (readNote(note) === startTimeOf(pid) && isAlive(pid)) return true
  rmSync(note, { force: true })
  return false
}

/** Processes start and stop the database one at a time. The lock of a dead process is taken over. */
export async function withLock<T>(home: string, work: () => Promise<T>): Promise<T> {
  const lock = join(home, 'postgres.lock')
  while (!tryLock(lock)) {
    breakIfAbandoned(lock)
    await pause(50)
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

function tryLock(lock: string): boolean {
  try {
    const file = openSync(lock, 'wx')
    writeFileSync(file, `${process.pid} ${startTimeOf(process.pid)}`)
    closeSync(file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Renames before removing: if two find it abandoned, one gets it, and the other sees a new lock on its next try. */
function breakIfAbandoned(lock: string) {
  const [pid, started] = readNote(lock).split(' ')
  if (!pid || (isAlive(Number(pid)) && startTimeOf(Number(pid)) === started)) return
  const mine = `${lock}.${process.pid}`
  try {
    renameSync(lock, mine)
  } catch {
    return
  }
  if (readNote(mine) === `${pid} ${started}`) rmSync(mine)
  else renameSync(mine, lock)
}

function readNote(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
