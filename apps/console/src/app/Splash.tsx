import styles from './Splash.module.css'

/** Stands in while the app itself is on its way. */
export function Splash() {
  return (
    <p className={styles.splash} role="status">
      Loading
    </p>
  )
}
