import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { OperationID } from '#calls/call.ts'
import type { Need } from '@greenroom/permissions'
import type { TestApp } from './app.ts'

/**
 * The requirements of an operation, written down a second time to detect mistakes in the contract: features and levels,
 * all of them, or the kind of session. `half a session`: one whose second factor is still pending is enough.
 */
export type Expectation = 'nothing' | 'half a session' | 'a session' | readonly Need[]

/** The expectations of one area, in the file of its name in test/needs. */
export type Expected = { [Operation in OperationID]?: Expectation }

/** Creates a record as one company, and returns the path parameters by which another company tries to reach it. */
export type MadeByOne = (
  call: (method: 'GET' | 'POST', path: string, body?: unknown) => ReturnType<TestApp['call']>,
) => Promise<Record<string, unknown>>

interface AreaFile {
  needs: Expected
  /** For areas with IDs in their paths. */
  madeByOne?: MadeByOne
}

/** The contents of the files in test/needs, by area. */
export async function areaFiles(): Promise<Map<string, AreaFile>> {
  const folder = join(import.meta.dirname, 'needs')
  const read = async (file: string) =>
    [file.replace('.ts', ''), (await import(join(folder, file))) as AreaFile] as const
  return new Map(await Promise.all(readdirSync(folder).map(read)))
}
