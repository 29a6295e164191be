import { callBar } from './behaviours/callBar.ts'
import { dawn } from './behaviours/dawn.ts'
import { menu } from './behaviours/menu.ts'
import { parallax } from './behaviours/parallax.ts'
import { loadIslands } from './islandLoader.ts'
import { awaitNavigation } from './navigationLoader.ts'

menu()
awaitNavigation((signal) => {
  callBar(signal)
  dawn()
  parallax(document, signal)
  loadIslands(signal)
})
