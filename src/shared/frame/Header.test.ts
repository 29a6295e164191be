import { expect, it } from 'vitest'
import { currentLink } from './Header.tsx'

it('marks the page and its section, and no home as the section of its whole language', () => {
  const marks = [
    currentLink('/contact', '/contact'),
    currentLink('/services', '/services/hot-tub-removal'),
    currentLink('/service', '/services'),
    currentLink('/es', '/es'),
    currentLink('/es', '/es/contacto'),
    currentLink('/es/servicios', '/es/servicios/retiro-de-muebles'),
  ]
  expect(marks).toEqual(['page', 'true', undefined, 'page', undefined, 'true'])
})
