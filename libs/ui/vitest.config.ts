import { resolve } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { CHROMIUM_FLAGS, findChromium } from '../../tools/chromium.ts'
import { FlakyReporter } from '../../tools/flaky-reporter.ts'
import { PATIENCE } from '../../tools/patience.ts'

// As in the catalog that is built: React's and React Aria's checks for developers take a tenth of the time of a story,
// and the unit tests have them.
process.env['NODE_ENV'] = 'production'

/** Every story, with its play function and axe. */
const stories = {
  plugins: [storybookTest({ configDir: resolve(import.meta.dirname, '../../.storybook') })],
  test: {
    name: 'stories',
    testTimeout: PATIENCE.test,
    // A test that passes only when repeated is named in the summary of `npm test`.
    retry: 2,
    // All stories share a page, which loads their modules only once.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      // Chromium starts slowly on a cold, busy machine.
      connectTimeout: 300_000,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
        contextOptions: { reducedMotion: 'reduce' as const, locale: 'en-US', timezoneId: 'UTC' },
      }),
      // As Storybook has it for a story: react-aria takes a page that loses height for one with an on-screen keyboard, and
      // from then on hides what opens beside a field until it could be there.
      viewport: { width: 1200, height: 900 },
      instances: [{ browser: 'chromium' as const }],
    },
  },
}

// As a project of a run, its root is this folder.
export default defineConfig({ test: { reporters: ['default', new FlakyReporter()], projects: [stories] } })
