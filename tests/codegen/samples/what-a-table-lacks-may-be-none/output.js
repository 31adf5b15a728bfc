const Ktable0=[3,-1,4,-1];

function define_0(S,you,kind_0,depth_1){
  return ((Ktable0[(kind_0)*2+(depth_1-1)]??-1)===-1||S[13+kind_0]!==-1);
}

function settle(S){
}
