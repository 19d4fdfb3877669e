import type { Notice } from '@greenroom/session'
import { Banner } from '@greenroom/ui'
import { useEffect, useState } from 'react'
import styles from './LoginPage.module.css'

/** Why the user is on the login page. A notice with a duration is shown as a toast. */
export function LoginNotice({ notice }: { notice: Notice }) {
  const { title, message, link, seconds } = notice
  const [passed, setPassed] = useState<Notice>()

  useEffect(() => {
    if (!seconds) return
    const timer = setTimeout(() => setPassed(notice), seconds * 1000)
    return () => clearTimeout(timer)
  }, [notice, seconds])

  if (passed === notice) return null
  return (
    <div className={seconds ? styles.toast : undefined}>
      <Banner tone="danger" title={title}>
        {link ? <a href={link}>{message}</a> : message}
      </Banner>
    </div>
  )
}
