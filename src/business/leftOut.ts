import gaps from '#build/gaps.json'
import { leaveOut } from '../routes.ts'

leaveOut(gaps)
