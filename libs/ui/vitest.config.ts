import { resolve } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { CHROMIUM_FLAGS, findChromium } from '../../tools/chromium.ts'

/** Whole screens: their colours are those of their parts. */
const SCREENS = { light: [], dark: ['screen'] }

/** Every story, with its play function and axe, in one colour scheme. */
const storiesIn = (scheme: 'light' | 'dark') => ({
  plugins: [
    storybookTest({
      configDir: resolve(import.meta.dirname, '../../.storybook'),
      initialGlobals: { scheme },
      tags: { exclude: SCREENS[scheme] },
    }),
  ],
  test: {
    name: `stories-${scheme}`,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
        contextOptions: { reducedMotion: 'reduce' as const, locale: 'en-US' },
      }),
      viewport: { width: 1280, height: 800 },
      instances: [{ browser: 'chromium' as const }],
    },
  },
})

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', environment: 'jsdom', css: true, include: ['src/**/*.test.{ts,tsx}'] } },
      storiesIn('light'),
      storiesIn('dark'),
    ],
  },
})
