import { Button } from '@greenroom/ui'
import { useEffect } from 'react'
import styles from './PageNotFound.module.css'

/** Any path that leads nowhere (section 2). */
export function PageNotFound() {
  useEffect(() => {
    document.title = 'Page not found · Greenroom'
  }, [])
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>Page not found</h1>
      <p>Go back to the previous page</p>
      <Button variant="primary" onPress={() => window.history.back()}>
        Go Back
      </Button>
    </main>
  )
}
