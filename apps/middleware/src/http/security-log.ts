import type { FastifyBaseLogger } from 'fastify'
import { measures } from '#telemetry/measures.ts'

/** What is logged besides refused calls; docs/security-inventories.md says when. */
type SecurityEvent =
  | 'signed in'
  | 'signed out'
  | 'signed out a device'
  | 'passed the second factor'
  | 'enrolled a second factor'
  | 'reset a second factor'
  | 'a code was refused'
  | 'confirmed who they are'
  | 'changed their password'
  | 'gave a wrong current password'
  | 'asked for a new password in vain'
  | 'has no mail address to send a password link to'
  | 'mailed a password link'
  | 'chose a new password by mail'
  | 'chose a first password'
  | 'created a user'
  | 'changed the role of a user'
  | 'changed the places of a user'
  | 'deactivated a user'
  | 'activated a user'
  | 'unlocked a user'
  | 'reset a password'
  | 'created a role'
  | 'deleted a role'
  | 'changed the access of a role'
  | 'switched the second factor on'
  | 'switched the second factor off'
  | 'set up the identity provider'
  | 'removed the identity provider'
  | 'asked a merchant for access'
  | 'gave a partner access'
  | 'ended the access of a partner'

/** Where an event comes from: a call, or the log of a job alone. */
interface Source {
  log: FastifyBaseLogger
  address?: string
  company?: { code: string }
  user?: { userID: string }
}

/**
 * The log of sign-ins, sign-outs, factors, access and refusals: always on, whatever LOG_LEVEL says (ASVS 16.3.1). Each
 * entry has the address, company and user of the call, unless `fields` names another.
 */
export function securityLog({ log, address, company, user }: Source) {
  const channel = log.child({ channel: 'security' }, { level: 'info' })
  const from = { address, company: company?.code, userID: user?.userID }
  const write = (level: 'info' | 'warn') => (fields: object, event: SecurityEvent) => {
    measures()?.securityEvents.inc({ event })
    channel[level]({ ...from, ...fields }, event)
  }
  return {
    info: write('info'),
    warn: write('warn'),
    /** A refused call; its message is for the caller. */
    refused: (fields: object, message: string) => channel.warn({ ...from, ...fields }, message),
  }
}

/** Logs the event once the transaction is committed. */
export function logOnceSaved(
  { afterCommit }: { afterCommit: (() => void)[] },
  call: Source,
  fields: object,
  event: SecurityEvent,
) {
  afterCommit.push(() => securityLog(call).info(fields, event))
}
