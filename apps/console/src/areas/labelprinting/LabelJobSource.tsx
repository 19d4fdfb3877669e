import { TextLink } from '@greenroom/ui'
import { DocumentLink } from '#documents/DocumentLink.tsx'
import { changeSetPath } from '#screens/change-set-path.ts'
import { useMay } from '#session/may.ts'
import type { LabelJob } from './label-jobs.atoms.ts'

const WORDS = { LIST: 'Typed list', FILTER: 'Item list', CHANGE_SET: 'Change' }

/** Where the items of a print job came from, in words; '' for an old job. */
export function sourceWords({ source }: Pick<LabelJob, 'source'>): string {
  if (!source) return ''
  const { kind, id = '' } = source
  return kind === 'DOCUMENT' ? id : `${WORDS[kind]} ${id}`.trim()
}

/** The same, as a link for users who may open it. */
export function LabelJobSource({ source }: Pick<LabelJob, 'source'>) {
  const { may } = useMay('getChangeSet')
  const { kind, id } = source ?? {}
  if (id !== undefined && kind === 'DOCUMENT') return <DocumentLink number={id} />
  const words = sourceWords({ source })
  return id !== undefined && may ? <TextLink href={changeSetPath(id)}>{words}</TextLink> : words
}
