import { Component, type ReactNode } from 'react'
import styles from './PageNotFound.module.css'
import { PlainButton } from '#sign-in/PlainButton.tsx'

/** Shown if the app itself can't be loaded or breaks: an explanation and a reload instead of a blank page. */
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
        <p>A new version may have been installed, or the connection was lost. Reload the page to continue.</p>
        <PlainButton onClick={() => window.location.reload()}>Reload</PlainButton>
      </main>
    )
  }
}
