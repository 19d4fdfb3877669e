// Seconds of processor time, which other processes on the machine don't inflate as they do elapsed time. Linux only.
import { readdirSync, readFileSync } from 'node:fs'

/** Of this process with its children, and of a PostgreSQL whose postmaster is `postmaster` with its backends. */
export interface CpuSeconds {
  node: number
  postgres: number
}

const TICKS_A_SECOND = 100

export function cpuSeconds(postmaster: number): CpuSeconds {
  const processes = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? statOf(name) : []))
  const under = (id: number) =>
    processes
      .filter(({ pid, parent }) => pid === id || parent === id)
      // The parent counts processes that have ended.
      .reduce((sum, { pid, own, ended }) => sum + own + (pid === id ? ended : 0), 0) / TICKS_A_SECOND
  return { node: under(process.pid), postgres: under(postmaster) }
}

function statOf(pid: string) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [user, system, endedUser, endedSystem] = fields.slice(11, 15).map(Number) as [number, number, number, number]
    return [{ pid: Number(pid), parent: Number(fields[1]), own: user + system, ended: endedUser + endedSystem }]
  } catch {
    return []
  }
}
