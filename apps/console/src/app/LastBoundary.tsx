import { Component, type ReactNode } from 'react'
import styles from './PageNotFound.module.css'
import { PlainButton } from './PlainButton.tsx'

/** What is left when the app itself cannot be loaded or breaks: words and a reload, never a blank page. */
export class LastBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <main className={styles.page}>
        <h1 className={styles.title}>We're sorry, something went wrong</h1>
        <p>A new version may have been installed, or the connection was lost. Reload the page to go on.</p>
        <PlainButton onClick={() => window.location.reload()}>Reload</PlainButton>
      </main>
    )
  }
}
