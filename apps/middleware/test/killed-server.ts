import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '../src/boot/main.ts')

/** The token of an administrator of the demo merchant. */
export async function signIn(api: string, password: string): Promise<string> {
  const response = await fetch(`${api}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ domain: 'demo', username: 'admin', password }),
  })
  return ((await response.json()) as { body: { token: string } }).body.token
}

/** Starts the middleware on a folder of its own, and waits for its ready line. */
export async function start(dataDir: string, port: number): Promise<{ child: ChildProcess; output: string }> {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk
      if (output.includes('Greenroom is ready')) resolve()
    })
    child.once('exit', (status) => reject(new Error(`ended with ${status} before it was ready:\n${output}`)))
  })
  return { child, output }
}
