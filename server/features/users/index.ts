export { createJoinRepository } from './join.repository';
export { createUsersRepository } from './users.repository';
export { TEMPORARY_PASSWORD } from './recovery.repository';
export { writeTemporaryPassword } from './temporaryPasswordMail';
export { usersRoutes } from './users.routes';
