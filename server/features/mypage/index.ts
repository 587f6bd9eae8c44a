export { createProfileArchivesRepository } from './profileArchives.repository';
export { createMyPageRepository } from './mypage.repository';
export { mypageRoutes } from './mypage.routes';
export { createMyPageService } from './mypage.service';
