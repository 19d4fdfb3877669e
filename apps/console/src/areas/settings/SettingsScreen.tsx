import { EmptyState, Screen, SectionRail } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { LockKeyhole } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { mayCall, useAllowed } from '#session/may.ts'
import { grantsAtom } from '#session/session.atoms.ts'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { SECTIONS, type SettingsSection } from './sections.ts'
import styles from './settings.module.css'

const all = SECTIONS.flatMap(({ sections }) => sections)

const hrefOf = (id: string) => `/app/settings/account?section=${id}`

/**
 * The settings of the company and its account (sections 3, 6 and 9). The URL names the section; without one, the screen
 * shows the first that the user may read.
 */
export function SettingsScreen() {
  const [params] = useSearchParams()
  const readable = useAllowed(all)
  const groups = SECTIONS.map(({ heading, sections }) => ({
    heading,
    sections: sections.filter((section) => readable.includes(section)),
  })).filter(({ sections }) => sections.length > 0)
  const asked = params.get('section')
  const section = asked ? all.find(({ id }) => id === asked) : groups[0]?.sections[0]
  return (
    <Screen title="Account settings" context="These settings apply to everyone in the company" width="record">
      <div className={styles.page}>
        <SectionRail
          label="Settings"
          groups={groups.map(({ heading, sections }) => ({
            heading,
            links: sections.map(({ id, label }) => ({ href: hrefOf(id), label })),
          }))}
          current={section ? hrefOf(section.id) : ''}
        />
        <div className={styles.body}>
          <OpenSection section={section} />
        </div>
      </div>
    </Screen>
  )
}

function OpenSection({ section }: { section: SettingsSection | undefined }) {
  const { denied } = mayCall(useAtomValue(grantsAtom), section?.operation ?? [])
  if (!section) return <EmptyState title="Settings not found">Choose a section from the list.</EmptyState>
  const { id, Content, label } = section
  if (denied) {
    return (
      <EmptyState icon={<LockKeyhole />} title="You don't have permission">
        {denied}
      </EmptyState>
    )
  }
  return (
    <>
      <h2>{label}</h2>
      <ScreenBoundary key={id}>
        <Content id={id} label={label} />
      </ScreenBoundary>
    </>
  )
}
