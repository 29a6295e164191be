import { callBar } from './behaviours/callBar.ts'
import { dawn } from './behaviours/dawn.ts'
import { menu } from './behaviours/menu.ts'
import { loadIslands } from './islandLoader.ts'
import { awaitNavigation } from './navigationLoader.ts'
import { loadParallax } from './parallaxLoader.ts'

menu()
awaitNavigation((signal) => {
  callBar(signal)
  dawn()
  loadParallax(signal)
  loadIslands(signal)
})
