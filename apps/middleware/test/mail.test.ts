import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { createMail } from '#platform/mail.ts'
import { passwordMail } from '#areas/mail/password-mail.ts'
import { temporaryFolder } from './temporary-folder.ts'

const folder = temporaryFolder()

const message = passwordMail({
  to: 'ada@acme.example',
  name: 'Ada <Merrin>',
  companyName: 'Tom & Jerry',
  link: 'https://greenroom.example/console/login/reset?domain=acme#key=k',
  until: '11/23/2026 4:05 PM EST',
})

test('writes the mail to a file that only its owner can read, without a server', async () => {
  const mail = createMail(readConfig({ DATA_DIR: folder, PUBLIC_URL: 'https://greenroom.example' }, '/'))
  const { file } = await mail.send(message)
  expect(readdirSync(join(folder, 'outbox'))).toHaveLength(1)
  expect(statSync(file!).mode & 0o777).toBe(0o600)
  const source = readFileSync(file!, 'utf8')
  expect(source).toMatch(/^From: Greenroom <no-reply@greenroom.example>\nTo: ada@acme.example\nSubject: /)
  expect(source).toContain(`\n\nhttps://greenroom.example/console/login/reset?domain=acme#key=k\n\n`)
})

test('sends it to the server as text and as HTML, with SMTP_URL', async () => {
  const received: string[] = []
  const server = createServer((socket) => answerAsSmtp(socket, received))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const env = { DATA_DIR: folder, SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'office@greenroom.example' }
  expect(await createMail(readConfig(env, '/')).send(message)).toEqual({})
  server.close()
  const all = received.join('')
  expect(all).toContain('MAIL FROM:<office@greenroom.example>')
  expect(all).toContain('RCPT TO:<ada@acme.example>')
  expect(all).toMatch(/Content-Type: text\/plain[\s\S]*Content-Type: text\/html/)
})

test('sends nothing over a network in plain text', async () => {
  const received: string[] = []
  const server = createServer((socket) => answerAsSmtp(socket, received))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  // Another name of this machine, which counts as another machine.
  const env = { DATA_DIR: folder, SMTP_URL: `smtp://0.0.0.0:${port}` }
  await expect(createMail(readConfig(env, '/')).send(message)).rejects.toThrow()
  server.close()
  expect(received.join('')).not.toContain('MAIL FROM')
})

test('says when the link ends', () => {
  for (const body of [message.text, message.html]) expect(body).toContain('once, until 11/23/2026 4:05 PM EST. If')
})

test('escapes names in the HTML', () => {
  expect(message.html).toContain('Hello Ada &lt;Merrin&gt;,')
  expect(message.html).toContain('at Tom &amp; Jerry.')
  expect(message.text).toContain('Hello Ada <Merrin>,')
})

/** Enough of RFC 5321 to receive one mail. */
function answerAsSmtp(socket: Socket, received: string[]) {
  let inMail = false
  socket.write('220 test\r\n')
  socket.on('data', (data) => {
    const text = data.toString()
    received.push(text)
    if (inMail) {
      if (!text.endsWith('\r\n.\r\n')) return
      inMail = false
    }
    inMail ||= text.startsWith('DATA')
    if (text.startsWith('QUIT')) socket.end('221 bye\r\n')
    else socket.write(inMail ? '354 go on\r\n' : '250 ok\r\n')
  })
}
