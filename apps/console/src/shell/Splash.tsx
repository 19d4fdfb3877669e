import styles from './Splash.module.css'

/** Shown while the app loads. */
export function Splash() {
  return (
    <p className={styles.splash} role="status">
      Loading
    </p>
  )
}
