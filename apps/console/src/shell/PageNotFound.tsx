import { useEffect } from 'react'
import styles from './PageNotFound.module.css'
import { PlainButton } from '#sign-in/PlainButton.tsx'

/** Any unknown path (section 2). */
export function PageNotFound() {
  useEffect(() => {
    document.title = 'Page not found · Greenroom'
  }, [])
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Page not found</h1>
      <p>Go back to the previous page</p>
      <PlainButton onClick={() => window.history.back()}>Go Back</PlainButton>
    </div>
  )
}
