import { Readable } from 'node:stream'
import type { Answer } from '#calls/call.ts'

/** An answer that browsers save as a file. */
export function fileAnswer(name: string, type: string, content: string | Buffer): Answer<never> {
  return {
    stream: { type, content: Readable.from([content]) },
    headers: { 'content-disposition': `attachment; filename="${name}"` },
  }
}
