import { defineConfig } from 'vitest/config'

const fresh = { pool: 'forks' as const }

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['{src,client,scripts}/**/*.test.{ts,tsx}'] } },
      {
        test: {
          name: 'http',
          include: ['tests/http/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          ...fresh,
        },
      },
      {
        test: { name: 'e2e', include: ['tests/e2e/**/*.test.ts'], testTimeout: 90_000, hookTimeout: 90_000, ...fresh },
      },
    ],
  },
})
