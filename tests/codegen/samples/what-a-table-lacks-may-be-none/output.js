const Ktable_0=[3,-1,4,-1];

function table0(S,y$0,a$1,a$2){
  if(!(a$1>=0&&a$1<2))return -1;
  return Ktable_0[(a$1*2+(a$2-1)|0)];
}

function value_0(S,y$0,k$1,d$2){
  return table0(S,y$0,k$1,d$2)===-1||S[13+k$1]!==-1;
}

function settle(S){
}
